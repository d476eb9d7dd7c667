// What the nodes of `yaml` ask for to print themselves, which nothing in a browser has them do.
const print = () => {
  throw new Error("The playground prints no entity file.");
};

export {
  print as createStringifyContext,
  print as foldFlowLines,
  print as indentComment,
  print as lineComment,
  print as stringify,
  print as stringifyCollection,
  print as stringifyComment,
  print as stringifyDocument,
  print as stringifyNumber,
  print as stringifyPair,
  print as stringifyString,
};
