import { NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { footerCopy } from "./copy.ts";

const copy = footerCopy.store;

const LINK = {
	href: NATIVE_APP.store,
	target: "_blank",
	rel: "noopener",
	"aria-label": `${copy.small} ${copy.large} ${copy.newTab}`,
} as const;

/** The same in words, for the small footer of members. */
export function StoreLink({ className }: { className: string }) {
	return (
		<a {...LINK} className={className}>
			{`${copy.small} ${copy.large}`}
		</a>
	);
}

/** NAV-13. Our own drawing: a phone with the light falling on it. */
export function StoreBadge() {
	return (
		<a
			{...LINK}
			className="inline-flex min-h-14 w-fit items-center gap-3 rounded-sm border border-field py-2 pr-5 pl-3.5 text-ink hover:border-fig hover:bg-surface"
		>
			<svg viewBox="0 0 24 36" aria-hidden="true" className="h-9">
				<rect
					x="2"
					y="1"
					width="20"
					height="34"
					rx="5"
					fill="var(--color-blush)"
					stroke="currentColor"
					strokeWidth="1.5"
				/>
				<path
					d="M12 9c2 2.8 5.5 5.3 5.5 9.5a5.5 5.5 0 0 1-11 0c0-4.2 3.5-6.7 5.5-9.5Z"
					fill="var(--color-rose)"
				/>
				<path d="M10 30.5h4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
			</svg>
			<span className="grid leading-tight">
				<span className="text-small text-ink-2">{copy.small} </span>
				<span className="font-semibold">{copy.large}</span>
			</span>
		</a>
	);
}
