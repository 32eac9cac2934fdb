declare module "stopword" {
  export const eng: string[];
  export const deu: string[];
  export const fra: string[];
  export const spa: string[];
  export const ita: string[];
  export const nld: string[];
  export const pol: string[];
  export const por: string[];
}
