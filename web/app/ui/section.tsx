import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface SectionProps {
	/** Also the anchor. */
	id: string;
	title: ReactNode;
	lead?: ReactNode;
	children: ReactNode;
	className?: string;
}

/** A titled part of a screen, announced by its heading. */
export function Section({ id, title, lead, children, className }: SectionProps) {
	const headingId = `${id}-title`;
	return (
		<section id={id} aria-labelledby={headingId} className={classNames("grid gap-4 wide:gap-5", className)}>
			<div className="grid gap-1 wide:gap-2">
				<h2 id={headingId} className="text-h2">
					{title}
				</h2>
				{lead !== undefined && <p className="max-w-reading text-ink-2">{lead}</p>}
			</div>
			{children}
		</section>
	);
}
