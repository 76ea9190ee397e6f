import { Skeleton } from "#ui/skeleton.tsx";
import { SurenessMark } from "../sureness-mark.tsx";

interface SkinFactProps {
	label: string;
	/** Null while it is being worked out. */
	value: string | null;
	confidence: number | undefined;
}

/** One answer about the skin: the word and how sure it is. */
export function SkinFact({ label, value, confidence }: SkinFactProps) {
	return (
		<div className="grid content-start gap-1">
			<dt className="text-small text-ink-2">{label}</dt>
			<dd className="grid gap-1">
				{value === null ? (
					<Skeleton className="h-9 w-2/3" />
				) : (
					<span className="font-display text-[1.375rem] leading-tight wide:text-[1.625rem]">{value}</span>
				)}
				{confidence !== undefined && <SurenessMark confidence={confidence} />}
			</dd>
		</div>
	);
}
