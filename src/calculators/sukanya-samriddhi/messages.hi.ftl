name = सुकन्या समृद्धि कैलकुलेटर
# Where the text around it says that it is a calculator
short-name = सुकन्या समृद्धि
