import type { ReactNode } from "react";

interface GuidePartProps {
	/** Also the anchor. */
	id: string;
	title: string;
	children: ReactNode;
}

/** A part of a guide under its own heading, in the rhythm of a long text. */
export function GuidePart({ id, title, children }: GuidePartProps) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="laid-out-late -mx-3 grid gap-5 px-3">
			<h2 id={`${id}-title`} className="text-h2">
				{title}
			</h2>
			{children}
		</section>
	);
}
