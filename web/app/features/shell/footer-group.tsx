import { BRAND } from "@dewlight/contracts/brand.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { apiUrl } from "#api/api-url.ts";
import { classNames } from "#ui/class-names.ts";

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
