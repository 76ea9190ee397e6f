throw new Error("no engine here");
