import { useEffect } from "react";
import { useLocation } from "react-router";

/** The anchor exists only once the report is there, so the jump is made then (SCAN-31). */
export function useScrollToHash(): void {
	const { hash } = useLocation();
	useEffect(() => {
		if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
	}, [hash]);
}
