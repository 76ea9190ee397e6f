import { triage } from "../triage.ts";

/** What one message of a talk raises, the most urgent first. */
export function rulesInTalk(text: string): string[] {
	return triage
		.read(
			[text],
			"talk",
		)(text)
		.map(({ rule_id }) => rule_id);
}
