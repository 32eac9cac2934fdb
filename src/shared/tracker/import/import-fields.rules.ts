/** What a column of somebody's table can be for a card. */
export const importFields = {
  job_title: "Job title",
  company_name: "Company",
  job_url: "Link to the posting",
  status: "Status",
  saved_on: "Saved on",
  applied_on: "Applied on",
  changed_on: "Status since",
  next_step: "Next step",
  next_step_on: "Next step on",
  next_step_at: "Next step at",
  next_step_zone: "Time zone of the next step",
  notes: "Notes",
  note_line: "Add to the notes",
  archived: "Archived",
  history: "History",
} as const;
export type ImportField = keyof typeof importFields;

/** By column; null for one that is left out. */
export type ImportColumns = readonly (ImportField | null)[];

export const dateFields: readonly ImportField[] = ["saved_on", "applied_on", "changed_on", "next_step_on"];

/**
 * The names of columns, as namePlainly writes them, the surest first: those of our own file, of LinkedIn's data export (Job
 * Applications.csv, Saved Jobs.csv), Huntr, Teal, Simplify and JobSync, and what people call them in spreadsheets, in eight languages.
 */
const names: Record<ImportField, string> = {
  job_title:
    "job title|title|job position|position|role|job role|role title|position title|job|job name|stelle|stellenbezeichnung|stellentitel|jobtitel|beruf|poste|intitulé du poste|intitulé|puesto|cargo|posizione|ruolo|mansione|functie|vacature|functietitel|stanowisko|vaga|título",
  company_name:
    "company name|company|employer|employer name|organization|organisation|firm|business|firma|unternehmen|arbeitgeber|entreprise|société|employeur|empresa|compañía|azienda|datore di lavoro|bedrijf|werkgever|pracodawca|empregador",
  job_url:
    "job url|url|link|job link|posting url|posting link|job posting|job posting url|job posting link|application url|application link|link to job|website|webseite|stellenlink|anzeige|lien|enlace|oferta|collegamento|vacaturelink|odnośnik",
  status:
    "status name|status|list name|list|stage|application status|job status|state|outcome|result|phase|stand|ergebnis|statut|étape|estado|etapa|resultado|stato|esito|fase|resultaat|wynik",
  saved_on:
    "saved date|date saved|added at|date added|added|created at|created|saved|saved on|saved at|date created|gemerkt am|hinzugefügt|date d ajout|fecha de alta|data aggiunta|toegevoegd|dodano",
  applied_on:
    "application date|applied date|date applied|applied at|applied on|date of application|applied|submitted|date submitted|beworben am|bewerbungsdatum|bewerbung am|date de candidature|postulé le|fecha de solicitud|fecha|data candidatura|data di candidatura|sollicitatiedatum|gesolliciteerd op|data aplikacji|wysłano|data da candidatura|datum|date|data",
  changed_on:
    "status date|since|last change|updated at|last updated|last activity|date updated|modified|last modified|geändert am|stand vom|mis à jour|actualizado|aggiornato|bijgewerkt|zaktualizowano|atualizado",
  next_step:
    "next step|next action|follow up action|to do|todo|task|nächster schritt|prochaine étape|próximo paso|prossimo passo|volgende stap|następny krok|próximo passo",
  next_step_on:
    "next step on|follow up at|follow up date|follow up|next step date|deadline|due|due date|reminder|wiedervorlage|frist|relance|échéance|fecha límite|scadenza|deadline op|termin|prazo",
  next_step_at: "next step at|next step time",
  next_step_zone: "next step zone|next step time zone",
  notes:
    "notes|note|comments|comment|remarks|notizen|bemerkungen|bemerkung|remarques|notas|comentarios|notities|opmerkingen|notatki|uwagi|observações",
  note_line:
    "location|job location|city|ort|standort|lieu|ubicación|lugar|luogo|sede|plaats|locatie|lokalizacja|local|salary|salary range|max salary|min salary|pay|compensation|gehalt|salaire|salario|stipendio|salaris|wynagrodzenie|source|job source|contact|contact name|contact person|recruiter|contact email|contact phone number|ansprechpartner|job type|resume name",
  archived: "archived|archived at|archiviert",
  history: "history utc",
};

const fieldByName = new Map<string, { field: ImportField; rank: number }>();
for (const field of keysOf(names)) {
  for (const [rank, name] of names[field].split("|").entries()) fieldByName.set(name, { field, rank });
}

/** "companyName", "Max. Salary", "applied_at" → "company name", "max salary", "applied at" */
function namePlainly(name: string): string {
  return name
    .normalize("NFC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What the columns seem to be by their names; of several for one field the surest has it. A nameless table tells its links by themselves. */
export function guessedColumns(header: readonly string[], rows: readonly (readonly string[])[]): ImportColumns {
  const read = header.map((name) => fieldByName.get(namePlainly(name)));
  const surest = new Map<ImportField, number>();
  for (const [column, known] of read.entries()) {
    if (!known) continue;
    const other = read[surest.get(known.field) ?? -1];
    if (!other || known.rank < other.rank) surest.set(known.field, column);
  }
  const links = surest.has("job_url") ? -1 : header.findIndex((_, column) => holdsLinks(rows, column));
  return read.map((known, column) => {
    if (column === links) return "job_url";
    if (!known) return null;
    return known.field === "note_line" || surest.get(known.field) === column ? known.field : null;
  });
}

function holdsLinks(rows: readonly (readonly string[])[], column: number): boolean {
  const filled = rows.map((row) => row[column] ?? "").filter((value) => value.trim() !== "");
  const links = filled.filter((value) => /^https?:\/\//i.test(value.trim()));
  return links.length > 0 && links.length * 2 > filled.length;
}

export interface ImportTable {
  /** Empty texts where the table has none. */
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** How far down the names of the columns may stand: some exports begin with notes. */
const rowsBeforeHeader = 10;

/** Finds the row with the names of the columns; without one the columns have no names. Empty rows go. */
export function tableOf(cells: readonly (readonly string[])[]): ImportTable {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ""));
  const known = (row: readonly string[]) => row.filter((cell) => fieldByName.has(namePlainly(cell))).length;
  const named = filled.slice(0, rowsBeforeHeader).findIndex((row) => known(row) >= 2);
  const rows = named === -1 ? filled : filled.slice(named + 1);
  const width = Math.max(0, ...rows.map(({ length }) => length), filled[named]?.length ?? 0);
  return { header: Array.from({ length: width }, (_, column) => filled[named]?.[column]?.trim() ?? ""), rows };
}

/** The same table with its first row as names, or its names as the first row. */
export function withHeaderTurned({ header, rows }: ImportTable): ImportTable {
  const [first = [], ...rest] = rows;
  if (header.some((name) => name !== "")) return { header: header.map(() => ""), rows: [header, ...rows] };
  return { header: header.map((_, column) => first[column]?.trim() ?? ""), rows: rest };
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}
