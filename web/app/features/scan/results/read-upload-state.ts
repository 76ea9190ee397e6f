import { z } from "zod";

const uploadState = z.object({
	/** Reason of a photo that passed with a warning (SCAN-A17). */
	warning: z.string().nullable().catch(null),
	/** The newest check-in from before the scan. */
	beforeId: z.number().int().nullable().catch(null),
});
type UploadState = z.infer<typeof uploadState>;

/** What the upload page sent along in the navigation's state; nulls for any other state. */
export function readUploadState(state: unknown): UploadState {
	const read = uploadState.safeParse(state);
	return read.success ? read.data : { warning: null, beforeId: null };
}
