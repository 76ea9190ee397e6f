import { type ReactNode, useId } from "react";
import { Link } from "react-router";
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
