/** Where somebody in a country finds a human at once. */
export interface HelpLines {
  /** Of the ambulance or of all emergencies. */
  emergency: string;
  lines: { name: string; number: string }[];
  /** The day on which the numbers were held against the services' own pages; without it nobody has, and no day is said. */
  checkedOn?: string;
}

/** When Open Helplines (CC0) held its numbers against the services' own pages. */
const openHelplines = { checkedOn: "2026-06-02" };

/** By ISO 3166-1 alpha-2. Lines without a day were compared with stored pages alone (NOTICE.md): call them before a release. */
export const helpLinesByCountry: ReadonlyMap<string, HelpLines> = new Map(
  Object.entries({
    AT: { emergency: "112", lines: [{ name: "TelefonSeelsorge", number: "142" }] },
    AU: { emergency: "000", lines: [{ name: "Lifeline Australia", number: "13 11 14" }] },
    BE: {
      emergency: "112",
      lines: [
        { name: "Zelfmoordlijn", number: "1813" },
        { name: "Centre de Prévention du Suicide", number: "0800 32 123" },
      ],
    },
    BR: { ...openHelplines, emergency: "192", lines: [{ name: "CVV", number: "188" }] },
    CA: { ...openHelplines, emergency: "911", lines: [{ name: "9-8-8 Suicide Crisis Helpline", number: "988" }] },
    CH: {
      emergency: "144",
      lines: [{ name: "Die Dargebotene Hand / La Main Tendue / Telefono Amico", number: "143" }],
    },
    DE: {
      ...openHelplines,
      emergency: "112",
      lines: [{ name: "TelefonSeelsorge", number: "0800 111 0 111, 0800 111 0 222" }],
    },
    ES: { emergency: "112", lines: [{ name: "Línea 024", number: "024" }] },
    FR: { ...openHelplines, emergency: "112", lines: [{ name: "3114", number: "3114" }] },
    GB: {
      ...openHelplines,
      emergency: "999",
      lines: [
        { name: "Samaritans", number: "116 123" },
        { name: "Shout (text SHOUT)", number: "85258" },
      ],
    },
    IE: { emergency: "112", lines: [{ name: "Samaritans Ireland", number: "116 123" }] },
    IN: { ...openHelplines, emergency: "112", lines: [{ name: "Tele MANAS", number: "14416" }] },
    IT: { emergency: "112", lines: [{ name: "Telefono Amico Italia", number: "02 2327 2327" }] },
    MX: { ...openHelplines, emergency: "911", lines: [{ name: "SAPTEL", number: "55 5259 8121" }] },
    NL: { emergency: "112", lines: [{ name: "113 Zelfmoordpreventie", number: "113, 0800 0113" }] },
    NZ: { emergency: "111", lines: [{ name: "1737, Need to talk?", number: "1737" }] },
    PL: {
      emergency: "112",
      lines: [
        { name: "Centrum Wsparcia", number: "800 70 2222" },
        { name: "Kryzysowy Telefon Zaufania", number: "116 123" },
      ],
    },
    PT: { emergency: "112", lines: [{ name: "Linha Nacional de Prevenção do Suicídio", number: "1411" }] },
    US: { ...openHelplines, emergency: "911", lines: [{ name: "988 Suicide & Crisis Lifeline", number: "988" }] },
  }),
);
