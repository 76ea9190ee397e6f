import type { Finding } from "./concern.ts";

/** A finding a plan stands on. */
export interface StandingFinding extends Finding {
	/** An earlier photo showed it, and the newest one could not show the concern at all. */
	earlier?: true;
}

/** What a report keeps of its own photo and of those before it. */
interface FoundAndCarried {
	findings: readonly Finding[];
	/** Of earlier photos, for concerns this one could not show; missing where there are none. */
	carried?: readonly Finding[];
}

/** Every concern as its newest readable photo shows it: a photo that cannot show a concern says nothing about it. */
export function standingFindings({ findings, carried = [] }: FoundAndCarried): StandingFinding[] {
	return findings.map((finding) => {
		const before = finding.severity === null && carried.find(({ concern }) => concern === finding.concern);
		return before ? { ...before, earlier: true } : finding;
	});
}

/** What a photo leaves standing of the report before it. */
export function carryFindings(findings: readonly Finding[], previous: FoundAndCarried | null): Finding[] {
	if (previous === null) return [];
	const unread = new Set(findings.filter(({ severity }) => severity === null).map(({ concern }) => concern));
	return [...previous.findings, ...(previous.carried ?? [])].filter(
		({ concern, severity }) => severity !== null && unread.has(concern),
	);
}
