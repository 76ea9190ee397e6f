import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
	neutral: "bg-silk text-ink-2",
	fig: "bg-blush text-fig",
	sage: "bg-sage-soft text-sage",
	amber: "bg-amber-soft text-amber",
	danger: "bg-danger-soft text-danger",
};

interface TagProps {
	tone?: keyof typeof TONES;
	children: ReactNode;
	className?: string;
}

export function Tag({ tone = "neutral", children, className }: TagProps) {
	return (
		<span
			className={classNames(
				"inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-small font-medium leading-tight",
				TONES[tone],
				className,
			)}
		>
			{children}
		</span>
	);
}

const MARKS = { better: CircleCheck, worse: CircleAlert };

/** One mark for better and one for worse wherever a change is told; neither rises or falls, because numbers do both. */
export function VerdictMark({ verdict }: { verdict: keyof typeof MARKS }) {
	const Mark = MARKS[verdict];
	return <Mark aria-hidden="true" strokeWidth={2.25} className="size-5 shrink-0" />;
}
