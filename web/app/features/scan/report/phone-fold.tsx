import { NARROW_WIDTH_PX } from "@dewlight/contracts/constants.ts";
import { type ReactNode, useSyncExternalStore } from "react";
import { Disclosure } from "#ui/disclosure.tsx";

const NARROW = `(max-width: ${NARROW_WIDTH_PX}px)`;

interface PhoneFoldProps {
	summary: ReactNode;
	children: ReactNode;
	/** False where it stands open on a phone as well. */
	folds?: boolean;
}

/** What a phone shows on demand and a wide window at once. Nothing about safety stands in one. */
export function PhoneFold({ summary, children, folds = true }: PhoneFoldProps) {
	const isNarrow = useSyncExternalStore(watchWidth, readWidth);
	return folds && isNarrow ? <Disclosure summary={summary}>{children}</Disclosure> : children;
}

const readWidth = () => window.matchMedia(NARROW).matches;

function watchWidth(onChange: () => void): () => void {
	const narrow = window.matchMedia(NARROW);
	narrow.addEventListener("change", onChange);
	return () => narrow.removeEventListener("change", onChange);
}
