import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { LightForm } from "./light-form.tsx";
import { PageHeading } from "./page-heading.tsx";

interface StateViewProps {
	/** How much light falls on the picture. */
	light: "full" | "low";
	title: ReactNode;
	children?: ReactNode;
	/** Buttons: the way on. */
	actions?: ReactNode;
	/** Read out when it appears: at once for a failure, at the next pause otherwise. */
	announce?: "alert" | "status";
	/** True where this view is the whole page, so that its title is the h1. */
	page?: boolean;
}

/** The frame of the empty, error, denied and offline views: a lit form, one sentence, one way on. */
export function StateView({ light, title, children, actions, announce, page = false }: StateViewProps) {
	const Title = page ? PageHeading : StateTitle;
	return (
		<div
			role={announce}
			className="mx-auto grid max-w-form animate-rise justify-items-center gap-4 px-5 py-14 text-center wide:py-20"
		>
			<LightForm light={light} className="size-28" />
			<Title className="text-h2 text-balance">{title}</Title>
			{children !== undefined && <div className="text-ink-2">{children}</div>}
			{actions !== undefined && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
		</div>
	);
}

function StateTitle({ children, className }: { children: ReactNode; className?: string }) {
	return <p className={classNames("font-display", className)}>{children}</p>;
}
