import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
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
}

export function Notice({ tone = "info", title, children, live, className }: NoticeProps) {
	const { icon: Icon, style } = TONES[tone];
	return (
		<div role={live} className={classNames("flex gap-3 rounded-sm px-4 py-3.5", style, className)}>
			<Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
			<div className="grid min-w-0 gap-1">
				{title !== undefined && <p className="font-semibold">{title}</p>}
				{children !== undefined && <div className="min-w-0">{children}</div>}
			</div>
		</div>
	);
}
