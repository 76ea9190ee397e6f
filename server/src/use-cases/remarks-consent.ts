import { REMARKS_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import type { Queryable } from "#db/database.ts";
import { findRemarkConsent } from "#db/queries/remark-consents.ts";
import type { Services } from "./context.ts";

/** Who would see the aligned face today; null where no model takes pictures. */
export function remarksProvider({ narrator }: Pick<Services, "narrator">): string | null {
	return narrator?.takesPictures ? narrator.provider : null;
}

/** True only for a yes to today's text that names today's provider, and that nothing came after. */
export async function agreedToRemarks(
	services: Pick<Services, "narrator">,
	db: Queryable,
	userId: number,
): Promise<boolean> {
	const provider = remarksProvider(services);
	if (provider === null) return false;
	const held = await findRemarkConsent(db, userId);
	return (
		held?.decision === "granted" && held.provider === provider && held.version === REMARKS_CONSENT_VERSION
	);
}
