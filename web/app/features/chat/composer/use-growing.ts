import { type RefObject, useLayoutEffect } from "react";

function fit(area: HTMLTextAreaElement, text: string): void {
	area.style.height = "auto";
	area.style.height = text === "" ? "" : `${area.scrollHeight}px`;
}

/** Makes a box as high as its text; its style says how far. */
export function useGrowing(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
	useLayoutEffect(() => {
		if (box.current !== null) fit(box.current, text);
	}, [box, text]);
}
