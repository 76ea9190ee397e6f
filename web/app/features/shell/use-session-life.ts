import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { readFirstSession } from "#api/first-session.ts";
import { onSessionEnded } from "#api/session-ended.ts";
import { getSession, setUser } from "#api/session-store.ts";
import { paths } from "#paths.ts";

/** Reads the session once, and leaves for /login when a call says that it has ended (AUTH-A21). */
export function useSessionLife(): void {
	const navigate = useNavigate();
	const { pathname, search, hash } = useLocation();

	useEffect(() => {
		if (getSession().status === "unknown") void readFirstSession();
	}, []);

	useEffect(
		() =>
			onSessionEnded(() => {
				setUser(null);
				if (pathname === paths.login) return;
				void navigate(paths.loginThen(pathname + search + hash), { replace: true });
			}),
		[navigate, pathname, search, hash],
	);
}
