import { countWaitingScans } from "#db/queries/waiting-scans.ts";
import { analyzeScanJob } from "#jobs/definitions/analyze-scan.ts";
import type { Services } from "../context.ts";
import { DomainError } from "../domain-error.ts";

const RETRY_SECONDS = 120;
const FULL =
	"Many people are scanning right now, and the line is full. Your photo was not taken and nothing was counted; please try again in a few minutes.";

/** Refuses photos beyond what can be analyzed in good time, before one is read, counted or stored. */
export async function refuseWhenFull({ services }: { services: Services }): Promise<void> {
	const waiting = await countWaitingScans(services.store.db, analyzeScanJob.id);
	if (waiting < services.settings.maxWaitingScans) return;
	throw new DomainError("busy", FULL, { retryAfterSeconds: RETRY_SECONDS });
}
