/** Who makes a thing is said or not: "Microsoft Excel" and "Excel" are one. Only of things that nothing else is called like. */
const productsOfMakers: Record<string, string> = {
  "microsoft | ms":
    "excel | powerpoint | word | outlook | onenote | sharepoint | visio | azure | power bi | sql server | powershell",
  adobe: "photoshop | indesign | illustrator | lightroom | premiere pro | after effects | acrobat",
  autodesk: "autocad | revit | inventor | 3ds max | maya",
  apache: "kafka | spark | airflow | hadoop | cassandra | flink | maven",
  atlassian: "jira | confluence | bitbucket",
  hashicorp: "terraform | vault",
  google: "bigquery",
  oracle: "java",
  ibm: "spss",
};

/** Left: other names. Right: the name under which they are compared. Nothing in a line that is only like another. */
const otherNames: Record<string, string> = {
  "ms office | microsoft 365 | ms 365 | office 365 | microsoft office suite | ms office suite": "microsoft office",
  "ms project": "microsoft project",
  "ms teams": "microsoft teams",
  "ms access": "microsoft access",
  "ms dynamics": "microsoft dynamics",
  "google cloud platform | gcp": "google cloud",
  "amazon web services": "aws",
  "adobe creative suite": "adobe creative cloud",
  "customer relationship management": "crm",
  "enterprise resource planning": "erp",
  "search engine optimisation": "seo",
  "computer aided design": "cad",
  "cardiopulmonary resuscitation": "cpr",
  "electronic health records": "ehr",
  "point of sale": "pos",
  "general data protection regulation": "gdpr",
  "test driven development": "tdd",
  "object oriented programming": "oop",
  "natural language processing": "nlp",
};

const namesIn = (names: string) => names.split(" | ");

/** Every spelling with the name that it stands for. */
export const productNames: [spelling: string, name: string][] = [
  ...Object.entries(otherNames).flatMap(([spellings, name]) =>
    [name, ...namesIn(spellings)].map((spelling): [string, string] => [spelling, name]),
  ),
  ...Object.entries(productsOfMakers).flatMap(([makers, products]) =>
    namesIn(products).flatMap((product) => [
      [product, product] as [string, string],
      ...namesIn(makers).map((maker): [string, string] => [`${maker} ${product}`, product]),
    ]),
  ),
];
