import { Skeleton } from "#ui/skeleton.tsx";
import { SurenessMark } from "../sureness-mark.tsx";

interface SkinFactProps {
	label: string;
	/** Null while it is being worked out. */
	value: string | null;
	basis: string | undefined;
	confidence: number | undefined;
}

/** One answer about the skin: the word, what it rests on, how sure. */
export function SkinFact({ label, value, basis, confidence }: SkinFactProps) {
	return (
		<div className="grid content-start gap-2 rounded-lg border border-line bg-surface p-5">
			<dt className="text-small text-ink-2">{label}</dt>
			<dd className="grid gap-2">
				{value === null ? (
					<Skeleton className="h-9 w-2/3" />
				) : (
					<span className="font-display text-[1.625rem] leading-tight">{value}</span>
				)}
				{confidence !== undefined && <SurenessMark confidence={confidence} />}
				{basis !== undefined && <span className="text-small text-ink-2">{basis}</span>}
			</dd>
		</div>
	);
}
