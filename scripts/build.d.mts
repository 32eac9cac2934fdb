/** Builds those of the named parts (all, when none is named) whose inputs have changed since their last build. */
export function buildStaleParts(root: string, names?: string[]): Promise<void>;
