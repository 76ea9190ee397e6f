import type { ReactNode } from "react";

/** The parts of a plan, with the way through them beside it in wide windows. */
export function PlanLayout({ nav, children }: { nav: ReactNode; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-[9.5rem_minmax(0,1fr)] desk:grid-cols-[11.5rem_minmax(0,1fr)] desk:gap-12 print:block">
			{nav}
			<div className="grid min-w-0 content-start gap-6 wide:gap-8">{children}</div>
		</div>
	);
}
