/** The page takes no options, so no events leave it over a broker. */
const none = (): readonly never[] => [];
const never = () => false;

export const brokerGenerator = "";
export const brokerGenerators: readonly never[] = [];
export const brokerTypes = {};
export const exchangeOf = () => "none" as const;
export const unusedBroker = () => "no option asks for one";

export {
  never as exchangesWithBroker,
  none as abandonedBroker,
  none as messagingExtensions,
  none as messagingFaults,
  none as messagingNeeds,
  none as messagingView,
};
