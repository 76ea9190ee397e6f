import type { ReactNode } from "react";
import { FoldMark } from "../fold-section.tsx";

interface FindingRowProps {
	/** Also the anchor. */
	id?: string | undefined;
	name: string;
	/** How sure it is. */
	mark?: ReactNode;
	/** What else is seen of it before a tap. */
	head: ReactNode;
	/** Before anybody asked. */
	open: boolean;
	children: ReactNode;
}

/** One thing that was seen: what, how much and where at once, and what that rests on a tap away. */
export function FindingRow({ id, name, mark, head, open, children }: FindingRowProps) {
	return (
		<li id={id} className="scroll-mt-24 break-inside-avoid">
			<details open={open} data-print-open="" className="group/fold">
				<summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-5 py-3.5 -outline-offset-2 hover:bg-silk/60 wide:px-6 [&::-webkit-details-marker]:hidden">
					<div className="flex flex-wrap items-center justify-between gap-x-4">
						<h3 className="text-h3">{name}</h3>
						{mark}
					</div>
					<FoldMark />
					<div className="col-span-2">{head}</div>
				</summary>
				<div className="grid gap-4 px-5 pt-1 pb-5 wide:px-6 wide:pb-6">{children}</div>
			</details>
		</li>
	);
}
