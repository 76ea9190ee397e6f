/** For a query that the tab around a section has read already, so that showing the section does not ask again. */
export const READ_ABOVE = { refetchOnMount: false, retryOnMount: false } as const;
