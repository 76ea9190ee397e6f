/** What one person may keep; far above any shelf, so that nobody fills the database. */
export const PROFILE_LIMITS = { ownProducts: 200, additional: 100 } as const;

/** Products without a step stand under this key, each by its id (PLAN-A5). */
export const ADDITIONAL = "additional";
const PREFIX = `${ADDITIONAL}:`;

/** As it stands in the table. */
export function additionalKey(productId: string): string {
	return `${PREFIX}${productId}`;
}

export function isAdditional(step: string): boolean {
	return step.startsWith(PREFIX);
}
