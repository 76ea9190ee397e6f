import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
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
