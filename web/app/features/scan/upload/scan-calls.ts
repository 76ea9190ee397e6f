import { dispatchLimitEvent } from "#api/limit-events.ts";
import { validatePhoto } from "#api/photo-calls.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { sendScan } from "#api/scan-start.ts";
import { getSession } from "#api/session-store.ts";
import { checkScanLimit, checkTokenLimit } from "../calls/check-limits.ts";
import { readLatestId } from "../calls/read-latest-id.ts";
import type { ScanCalls } from "./submit-scan.ts";

/** The real calls. The start of the scan has no signal: leaving the page must not take it back. */
export function scanCalls(signal: AbortSignal, onTaken: () => void): ScanCalls {
	return {
		readPlan: async () => {
			const before = getSession();
			const session = await refreshSession();
			const known = session.status === "signed_in" ? session : before;
			const user = known.status === "signed_in" ? known.user : null;
			return { plan: user?.plan ?? "free", latestId: user?.latest_checkin_id ?? 0 };
		},
		checkTokenLimit: () => checkTokenLimit(signal),
		checkScanLimit: () => checkScanLimit(signal),
		validatePhoto: (photo, note) => validatePhoto(photo, note, signal),
		startScan: (chosen, note) => sendScan(chosen, note, onTaken),
		readLatestId: () => readLatestId(signal),
		dispatchLimit: dispatchLimitEvent,
		log: (message, error) => console.warn(message, error),
	};
}
