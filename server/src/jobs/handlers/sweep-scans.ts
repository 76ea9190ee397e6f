import { sweepScans } from "#use-cases/scans/index.ts";
import { defineHandler } from "../define-handler.ts";
import { sweepScansJob } from "../definitions/sweep-scans.ts";

/** Deletes what is left over, so running twice deletes nothing more. */
export const sweepScansHandler = defineHandler(sweepScansJob, async ({ ctx }) => {
	await sweepScans({ ctx });
});
