import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { DemoName } from "./demo-names.ts";
import { takeDemo } from "./take-demo.ts";

/** Opens what the address asks for and takes the wish out of it, in place and without a reload (PUB-13 to PUB-16). */
export function useDemoQuery(open: (name: DemoName) => void): void {
	const { search, hash, state } = useLocation();
	const navigate = useNavigate();
	useEffect(() => {
		const { isAsked, demo, rest } = takeDemo(search);
		if (!isAsked) return;
		if (demo !== null) open(demo);
		void navigate({ search: rest, hash }, { replace: true, preventScrollReset: true, state });
	}, [search, hash, state, navigate, open]);
}
