/** The row that a query finds, where it finds one at most or its first is meant. */
export async function firstRow<Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> {
  return (await query)[0];
}

/** How many rows a statement has written or deleted. */
export async function affectedRows(statement: PromiseLike<{ rowCount: number | null }>): Promise<number> {
  return (await statement).rowCount ?? 0;
}

/** False where there was nothing that fits: of two calls at the same time one has it. */
export async function hasEffect(statement: PromiseLike<{ rowCount: number | null }>): Promise<boolean> {
  return (await affectedRows(statement)) > 0;
}
