/** The source of postings that are invented: their pages say so. They leave the results where a real source is configured. */
export const demonstrationSource = "demonstration";
