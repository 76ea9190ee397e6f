import { configure } from "@testing-library/react";

/** A part that loads itself may take longer than the second that is waited for by default, on a machine with other work. */
configure({ asyncUtilTimeout: 10_000 });
