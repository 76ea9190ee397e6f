import { type RefObject, useLayoutEffect } from "react";

function fit(area: HTMLTextAreaElement): void {
	area.style.height = "auto";
	area.style.height = area.value === "" ? "" : `${area.scrollHeight}px`;
}

/** Makes a box as high as its text; its style says how far. */
export function useGrowing(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
	// oxlint-disable-next-line react/exhaustive-deps -- the height follows the text
	useLayoutEffect(() => {
		if (box.current !== null) fit(box.current);
	}, [box, text]);
}
