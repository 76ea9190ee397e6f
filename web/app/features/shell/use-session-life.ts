import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { onSessionEnded } from "#api/session-ended.ts";
import { getSession, setUser } from "#api/session-store.ts";
import { paths } from "#paths.ts";

/**
 * Reads the session once, and leaves for /login when a call says that it has ended (AUTH-A21). The reading code
 * comes in a chunk of its own so that public pages stay light.
 */
export function useSessionLife(): void {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();

	useEffect(() => {
		if (getSession().status === "unknown") {
			void import("#api/refresh-session.ts").then(({ refreshSession }) => refreshSession());
		}
	}, []);

	useEffect(
		() =>
			onSessionEnded(() => {
				setUser(null);
				if (pathname === paths.login) return;
				void navigate(paths.loginThen(pathname + search), { replace: true });
			}),
		[navigate, pathname, search],
	);
}
