import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import type { Triage } from "../../src/ports/assistant.ts";

/** The plainest signs alone, for tests that are about something else. */
export const exactTriage: Triage = {
	read: () => exactFlags,
};
