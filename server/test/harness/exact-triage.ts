import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import type { Triage } from "../../src/ports/triage.ts";

/** The plainest signs alone, for tests that are about something else: no encoder has to load. */
export const exactTriage: Triage = {
	read: async () => exactFlags,
	check: async () => undefined,
	close: async () => undefined,
};
