import { CircleAlert, CircleCheck } from "lucide-react";

const MARKS = { better: CircleCheck, worse: CircleAlert };

/** One mark for better and one for worse wherever a change is told; neither rises or falls, because numbers do both. */
export function VerdictMark({ verdict }: { verdict: keyof typeof MARKS }) {
	const Mark = MARKS[verdict];
	return <Mark aria-hidden="true" strokeWidth={2.25} className="size-5 shrink-0" />;
}
