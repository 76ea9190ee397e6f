import { BRAND, NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { apiUrl } from "#api/api-url.ts";
import { classNames } from "#ui/class-names.ts";
import { footerCopy } from "./copy.ts";

const LINK =
	"flex min-h-11 w-fit items-center rounded-xs text-left leading-tight text-ink-2 underline-offset-4 hover:text-ink hover:underline";

export function FooterLink({ to, label }: { to: string; label: string }) {
	return (
		<li>
			<Link to={to} className={LINK}>
				{label}
			</Link>
		</li>
	);
}

export function FooterButton({ label, onPress }: { label: string; onPress: () => void }) {
	return (
		<li>
			<button type="button" onClick={onPress} className={LINK}>
				{label}
			</button>
		</li>
	);
}

/** NAV-12: in the app, the way to the website itself; it opens outside of the app, which has no such page. */
export function SiteLink({ className = LINK }: { className?: string }) {
	return (
		<a href={apiUrl("/")} rel="external" className={className}>
			{BRAND.name}
		</a>
	);
}

interface FooterGroupProps {
	title: string;
	className?: string;
	/** Two columns of links where there is room. */
	wide?: boolean;
	children: ReactNode;
}

/** Links under a word; the word is no heading, so that the headings of a page are those of its own. */
export function FooterGroup({ title, className, wide = false, children }: FooterGroupProps) {
	const id = useId();
	return (
		<div className={className}>
			<p id={id} className="font-semibold">
				{title}
			</p>
			<ul aria-labelledby={id} className={classNames(wide && "grid grid-cols-2 gap-x-6")}>
				{children}
			</ul>
		</div>
	);
}

const copy = footerCopy.store;

const STORE_BADGE_LINK = {
	href: NATIVE_APP.store,
	target: "_blank",
	rel: "noopener",
	"aria-label": `${copy.small} ${copy.large} ${copy.newTab}`,
} as const;

/** The same in words, for the small footer of members. */
export function StoreLink({ className }: { className: string }) {
	return (
		<a {...STORE_BADGE_LINK} className={className}>
			{`${copy.small} ${copy.large}`}
		</a>
	);
}

/** NAV-13. Our own drawing: a phone with the light falling on it. */
export function StoreBadge() {
	return (
		<a
			{...STORE_BADGE_LINK}
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
