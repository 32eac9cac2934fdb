import { foldText } from "../../../shared/text/folded-text.rules.ts";
import {
  elementsNamed,
  elementsOf,
  isElement,
  measureOf,
  type PageElement,
  seenText,
  siblingsAfter,
} from "./page-tree.ts";

export interface PageFacts {
  title: string;
  company: string;
  location: string;
  pay: string;
}

/** What pages write before a value, in eight languages and without accents. */
const labels: Record<keyof PageFacts, RegExp> = {
  title:
    /^(?:job title|position(?: title)?|title|vacancy|role|stellenbezeichnung|position|stelle|intitule(?: du poste)?|poste|puesto|titulo del puesto|posizione|mansione|functie(?:titel)?|stanowisko|cargo|funcao)$/,
  company:
    /^(?:company(?: name)?|employer|organi[sz]ation|hiring organi[sz]ation|arbeitgeber(?:in)?|unternehmen|firma|entreprise|employeur|societe|empresa|azienda|datore di lavoro|werkgever|bedrijf|organisatie|pracodawca|entidade)$/,
  location:
    /^(?:(?:job |work |office )?locations?|place of work|city|duty station|standort|arbeitsort|einsatzort|dienstort|ort|lieu(?: de travail)?|localisation|ville|ubicacion|localidad|lugar(?: de trabajo)?|ciudad|sede(?: di lavoro)?|luogo(?: di lavoro)?|citta|localita|standplaats|plaats|locatie|werklocatie|lokalizacja|miejsce pracy|miasto|local(?: de trabalho)?|localizacao|cidade)$/,
  pay: /^(?:(?:base |annual )?salary(?: range)?|pay(?: range| scale)?|compensation|remuneration|rate|wage|gehalt|verguetung|vergutung|lohn|entgelt|salaire|traitement|salario|sueldo|retribucion|retribuzione|stipendio|ral|salaris|loon|wynagrodzenie|placa|pensja|salario|vencimento|remuneracao)$/,
};

/** What the elements themselves are called that hold it. */
const classes: Record<Exclude<keyof PageFacts, "title">, RegExp> = {
  company:
    /(?:^|[\s_-])(?:company|employer|organi[sz]ation|firma|empresa|azienda|bedrijf|pracodawca|entreprise)(?:[\s_-]*name)?(?:$|\s)/i,
  location:
    /(?:^|[\s_-])(?:location|standort|arbeitsort|ciudad|ubicacion|lieu|sede|plaats|lokalizacja|city|loc)(?:$|\s)/i,
  pay: /(?:^|[\s_-])(?:salary|compensation|gehalt|salaire|salario|salaris|wynagrodzenie)(?:$|[\s_-])/i,
};
const companyPages =
  /\/(?:company|companies|employers?|cmp|empresas?|firm(?:a|en|y)|entreprises?|aziend[ae]|bedrij(?:f|ven)|arbeitgeber|unternehmen|pracodawcy?)\/[^/]/i;
const maxValue = 120;
const maxRows = 4000;

/** What a page says beside its text: "Location: Leeds", a row of a table, an element called so. Empty where it does not. */
export function pageFacts(tree: PageElement[]): PageFacts {
  const pairs = labelledValues(tree);
  const named = (fact: keyof PageFacts) => pairs.find(([label]) => labels[fact].test(label))?.[1] ?? "";
  const classed = (fact: keyof typeof classes) => {
    const found = elementsOf(
      tree,
      (element) => measureOf(element).letters <= maxValue && isCalled(element, classes[fact]),
    );
    return found.map(seenText).find((text) => text !== "" && text.length <= maxValue) ?? "";
  };
  const linked = () =>
    elementsNamed(tree, "a")
      .filter(({ attribs }) => companyPages.test(attribs.href ?? ""))
      .map(seenText)
      .find(Boolean) ?? "";
  return {
    title: named("title"),
    company: named("company") || (classed("company") || linked()).replace(/^(?:at|bei|chez|en|presso|bij|w|na) /i, ""),
    location: named("location") || classed("location"),
    pay: named("pay") || classed("pay"),
  };
}

const isCalled = ({ attribs }: PageElement, names: RegExp) =>
  [attribs.class, attribs.id, attribs["data-testid"]].some(
    (called) => called !== undefined && names.test(called.replace(/([a-z])([A-Z])/g, "$1-$2")),
  );

/** Labels folded, without the colon; values as they stand. */
function labelledValues(tree: PageElement[]): [string, string][] {
  const isRow = (element: PageElement) =>
    /^(?:dt|tr|li|div|p|span|td)$/.test(element.name) && measureOf(element).letters <= maxValue + 40;
  const rows = elementsOf(tree, isRow)
    .slice(0, maxRows)
    .flatMap((element): [string, string][] => {
      const text = seenText(element);
      if (element.name === "dt") return [[text, siblingsAfter(element).map(seenText)[0] ?? ""]];
      const [label = "", value = "", ...more] = element.children.filter(isElement).map(seenText).filter(Boolean);
      return [
        colonPair(text),
        ...(value && more.length === 0 ? [[label, text.slice(label.length)] satisfies [string, string]] : []),
      ];
    });
  const cards = new Map(elementsNamed(tree, "meta").map(({ attribs }) => [attribs.name ?? "", attribs.content ?? ""]));
  const metas = ["1", "2"].map((number): [string, string] => [
    cards.get(`twitter:label${number}`) ?? "",
    cards.get(`twitter:data${number}`) ?? "",
  ]);
  return [...rows, ...metas]
    .map(([label, value]): [string, string] => [
      foldText(label)
        .replace(/[\s:]+$/, "")
        .trim(),
      value.replace(/^[\s:]+/, "").trim(),
    ])
    .filter(([label, value]) => label !== "" && value !== "" && value.length <= maxValue);
}

function colonPair(text: string): [string, string] {
  const [label = "", ...value] = text.split(/\s*:\s+/);
  return [label, value.join(": ")];
}
