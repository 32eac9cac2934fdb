/** Where somebody in a country finds a human at once. */
export interface HelpLines {
  /** Of the ambulance or of all emergencies. */
  emergency: string;
  lines: { name: string; number: string }[];
}

/** When the numbers were last held against their source. */
export const helpLinesDate = "2026-11-25";

/**
 * By ISO 3166-1 alpha-2. Of BR, CA, DE, FR, GB, IN, MX and US from Open Helplines (CC0, held against the services' own pages on
 * 2026-06-02); the others are the services' own published numbers. NOTICE.md says so too.
 */
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
    BR: { emergency: "192", lines: [{ name: "CVV", number: "188" }] },
    CA: { emergency: "911", lines: [{ name: "9-8-8 Suicide Crisis Helpline", number: "988" }] },
    CH: {
      emergency: "144",
      lines: [{ name: "Die Dargebotene Hand / La Main Tendue / Telefono Amico", number: "143" }],
    },
    DE: { emergency: "112", lines: [{ name: "TelefonSeelsorge", number: "0800 111 0 111, 0800 111 0 222" }] },
    ES: { emergency: "112", lines: [{ name: "Línea 024", number: "024" }] },
    FR: { emergency: "112", lines: [{ name: "3114", number: "3114" }] },
    GB: {
      emergency: "999",
      lines: [
        { name: "Samaritans", number: "116 123" },
        { name: "Shout (text SHOUT)", number: "85258" },
      ],
    },
    IE: { emergency: "112", lines: [{ name: "Samaritans Ireland", number: "116 123" }] },
    IN: { emergency: "112", lines: [{ name: "Tele MANAS", number: "14416" }] },
    IT: { emergency: "112", lines: [{ name: "Telefono Amico Italia", number: "02 2327 2327" }] },
    MX: { emergency: "911", lines: [{ name: "SAPTEL", number: "55 5259 8121" }] },
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
    US: { emergency: "911", lines: [{ name: "988 Suicide & Crisis Lifeline", number: "988" }] },
  }),
);
