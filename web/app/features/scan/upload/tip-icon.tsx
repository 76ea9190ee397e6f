import type { ReactNode } from "react";
import type { uploadCopy } from "./copy.ts";

export type TipName = keyof typeof uploadCopy.tips;

const HEAD = "M24 9c6.6 0 11 4.6 11 12 0 8-4.6 16-11 16s-11-8-11-16c0-7.4 4.4-12 11-12Z";

/** Drawn in the line of the face pictures: one stroke, one patch of light. */
const DRAWINGS: Record<TipName, ReactNode> = {
	light: (
		<>
			<path d="M7 7h16v22H7z" className="fill-glow" />
			<path d="M7 7h16v22H7zM15 7v22M7 18h16" />
			<path d="m27 14 6 3M27 20l9 4.5M27 26l6 6" className="stroke-apricot" />
			<circle cx="39" cy="37" r="4.5" />
		</>
	),
	bare: (
		<>
			<path d="M18 21h12v19H18z" className="fill-glow" />
			<path d="M18 21h12v19H18zM20.5 21v-9l7-4v13" />
			<path d="M8 8l32 32" className="stroke-apricot" />
		</>
	),
	forward: (
		<>
			<path d={HEAD} className="fill-glow" />
			<path d={HEAD} />
			<path d="M13 20c1-8 5-13 11-13s10 5 11 13M24 18v9h-2.5M19 19.5v.6M29 19.5v.6M21 31.5q3 1.6 6 0" />
		</>
	),
	neutral: (
		<>
			<circle cx="24" cy="24" r="16" className="fill-glow" />
			<circle cx="24" cy="24" r="16" />
			<path d="M18 20v1M30 20v1M18.5 30h11" />
		</>
	),
	one: (
		<>
			<rect x="13" y="6" width="22" height="36" rx="4" className="fill-glow" />
			<rect x="13" y="6" width="22" height="36" rx="4" />
			<path d="M24 14c3.3 0 5.5 2.3 5.5 6s-2.3 8-5.5 8-5.5-4.3-5.5-8 2.200-6 5.5-6ZM21 37h6" />
		</>
	),
};

export function TipIcon({ name }: { name: TipName }) {
	return (
		<svg
			viewBox="0 0 48 48"
			aria-hidden="true"
			className="size-13 shrink-0 fill-none stroke-fig"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			{DRAWINGS[name]}
		</svg>
	);
}
