import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { classNames } from "./class-names.ts";

interface DisclosureProps {
	summary: ReactNode;
	children: ReactNode;
	className?: string;
	/** Opens by itself for printing; details nobody needs on paper are left out there. */
	onPaper?: boolean;
	/** Open before anybody asked, where what it holds must be seen. */
	open?: boolean;
}

/** More about one thing, on demand. */
export function Disclosure({ summary, children, className, onPaper = true, open }: DisclosureProps) {
	return (
		<details
			open={open}
			data-print-open={onPaper ? "" : undefined}
			className={classNames("group", !onPaper && "print:hidden", className)}
		>
			<summary className="flex min-h-11 w-fit list-none items-center gap-1.5 rounded-full text-small font-semibold text-fig hover:underline hover:underline-offset-4 [&::-webkit-details-marker]:hidden">
				{summary}
				<ChevronDown
					aria-hidden="true"
					className="size-4 shrink-0 transition-transform group-open:rotate-180 print:hidden"
				/>
			</summary>
			<div className="pt-1 pb-2">{children}</div>
		</details>
	);
}

interface AccordionItem {
	title: ReactNode;
	content: ReactNode;
}

/** Parts that open one by one. Native elements: works before scripts run and is found by the page search. */
export function Accordion({ items, name }: { items: readonly AccordionItem[]; name: string }) {
	return (
		<div className="divide-y divide-line border-y border-line">
			{items.map((item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never reordered
				<details key={index} name={name} className="group">
					<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium hover:text-fig [&::-webkit-details-marker]:hidden">
						{item.title}
						<ChevronDown
							aria-hidden="true"
							className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
						/>
					</summary>
					<div className="pb-5 text-ink-2">{item.content}</div>
				</details>
			))}
		</div>
	);
}

const CLOSED = "details[data-print-open]:not([open])";

/** Paper cannot be clicked: everything foldable opens for printing and folds again afterward. */
export function usePrintOpen(): void {
	useEffect(() => {
		let opened: HTMLDetailsElement[] = [];
		const open = () => {
			opened = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED)];
			for (const details of opened) details.open = true;
		};
		const close = () => {
			for (const details of opened) details.open = false;
			opened = [];
		};
		window.addEventListener("beforeprint", open);
		window.addEventListener("afterprint", close);
		return () => {
			window.removeEventListener("beforeprint", open);
			window.removeEventListener("afterprint", close);
		};
	}, []);
}
