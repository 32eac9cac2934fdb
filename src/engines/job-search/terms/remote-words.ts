/** As people write it beside a title. What is steered or sensed from afar is an occupation's own word. */
const remotePattern =
  /(?<![\p{L}\p{N}])(?:(?:fully |100 ?% )?remote(?! (?:sensing|control|controlled|pilot|vehicle))|remotely|(?:work|working|works) from home|from home|home[ -]?office|wfh|t[eé]l[eé]travail|teletrabajo|telework|remoto|remota|da remoto|en remoto|à distance|a distanza|op afstand|thuiswerk(?:en)?|zdaln(?:a|e|ie|ej|y)|teletrabalho|à distância)(?![\p{L}\p{N}])/giu;

/** "Remote nurse" asks for a nurse, and for work from home. */
export function readRemote(title: string): { title: string; isRemote: boolean } {
  const rest = title.replace(remotePattern, " ");
  return { title: rest, isRemote: rest !== title };
}

/** The words that ask for it. */
export const remoteWordsIn = (title: string): string[] => title.match(remotePattern) ?? [];
