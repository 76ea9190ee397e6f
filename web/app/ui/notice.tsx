import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

const TONES: Record<NoticeTone, { icon: LucideIcon; style: string }> = {
	info: { icon: Info, style: "bg-silk text-ink" },
	success: { icon: CircleCheck, style: "bg-sage-soft text-sage" },
	warn: { icon: TriangleAlert, style: "bg-amber-soft text-amber" },
	danger: { icon: CircleAlert, style: "bg-danger-soft text-danger" },
};
type NoticeTone = "info" | "success" | "warn" | "danger";

interface NoticeProps {
	tone?: NoticeTone;
	title?: ReactNode;
	children?: ReactNode;
	/** Announced when it appears: `alert` at once, `status` when there is a pause. */
	live?: "alert" | "status";
	className?: string;
	/** The text begins under the sign, not beside it: for a narrow place and much to say. */
	dense?: boolean;
}

export function Notice({ tone = "info", title, children, live, className, dense = false }: NoticeProps) {
	const { icon: Icon, style } = TONES[tone];
	return (
		<div role={live} className={classNames("flex gap-3 rounded-sm px-4 py-3.5", style, className)}>
			{!dense && <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
			<div className="grid min-w-0 flex-1 gap-1">
				{title !== undefined && (
					<p className="flex items-center gap-2 font-semibold">
						{dense && <Icon aria-hidden="true" className="size-5 shrink-0" />}
						{title}
					</p>
				)}
				{children !== undefined && <div className="min-w-0">{children}</div>}
			</div>
		</div>
	);
}

interface RetryNoticeProps {
	text: string;
	retryLabel: string;
	busy?: boolean;
	onRetry: () => void;
}

/** A part of a screen that could not be read, with the way to read it again. */
export function RetryNotice({ text, retryLabel, busy, onRetry }: RetryNoticeProps) {
	return (
		<Notice tone="danger" live="alert">
			<div className="grid justify-items-start gap-3">
				<p>{text}</p>
				<Button tone="secondary" size="small" busy={busy} onClick={onRetry}>
					{retryLabel}
				</Button>
			</div>
		</Notice>
	);
}
