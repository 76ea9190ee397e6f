import { z } from "zod";

export type Weaknesses = "none high" | "some high" | "not asked";

const reportSchema = z.object({
	metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});

/** What `npm audit --json` says; by its report alone, for a registry that refuses ends it with the same status. */
export function weaknessesIn(report: string): Weaknesses {
	const json = /\{[\s\S]*\}/.exec(report)?.[0];
	if (json === undefined) return "not asked";
	try {
		const read = reportSchema.safeParse(JSON.parse(json));
		if (!read.success) return "not asked";
		const { high, critical } = read.data.metadata.vulnerabilities;
		return high + critical > 0 ? "some high" : "none high";
	} catch {
		return "not asked";
	}
}
