import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { uiCopy } from "./copy.ts";

interface OutboundLinkProps {
	href: string | null | undefined;
	children: ReactNode;
	className?: string;
}

/** A link to a shop: new tab, marked as sponsored; plain text where there is no web address (PLAN-A12). */
export function OutboundLink({ href, children, className }: OutboundLinkProps) {
	const safe = safeHref(href);
	if (safe === null) return <span className={className}>{children}</span>;
	return (
		<a href={safe} target="_blank" rel="noopener noreferrer sponsored" className={className}>
			{children}
			<span className="sr-only"> {uiCopy.newTab}</span>
			<ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-4 align-[-0.15em] print:hidden" />
		</a>
	);
}

/** Only web addresses become links (PLAN-A12); null for everything else. */
export function safeHref(url: string | null | undefined): string | null {
	if (url === null || url === undefined || !URL.canParse(url)) return null;
	const { protocol, href } = new URL(url);
	return protocol === "https:" || protocol === "http:" ? href : null;
}
